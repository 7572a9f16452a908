import type { EntityId } from '../../drama/entity-id.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import { watching, type Wish } from '../address.ts';
import type { Cover } from '../cover/cover.ts';
import type { OpenedEvening } from '../shelf/opened-evening.ts';
import { words, type Language } from '../words/words.ts';
import { askName } from './doorstep.ts';
import { Lobby } from './lobby.ts';
import { hasTicket, openMade, openShared, SharedEvening } from './shared-evening.ts';

interface ShareOptions {
  readonly language: Language;
  readonly cover: Cover;
  readonly chance: () => number;
  readonly signal: AbortSignal;
  readonly onWish: (wish: Wish, isSame: boolean) => void;
  /** What is to be done when one leaves. */
  readonly onLeave: (leave: () => void) => void;
  readonly tell: (sentence: string, stays?: boolean) => void;
  /** The play, where it was made here and the house does not have it. */
  readonly made?: (() => Promise<SceneFile>) | undefined;
}

/** An evening with others, as far as its stage can be built; nothing, where somebody has gone on to something else. */
export async function shareEvening(
  wish: Wish,
  options: ShareOptions,
): Promise<{ readonly evening: OpenedEvening; readonly wish: Wish } | undefined> {
  const { signal, chance, tell, language } = options;
  const { origin, pathname } = location;
  const join = wish.join ?? (await opened(origin, wish, options.made));
  if (signal.aborted) return undefined;
  const { together: _, ...rest } = wish;
  const joined: Wish = { ...rest, join };
  // Whoever reloads comes back to this evening, and does not open another.
  options.onWish(joined, true);
  const storage = tabStorage();
  const name = hasTicket(join, storage) ? '' : await askName(options.cover, language, storage);
  if (signal.aborted) return undefined;
  options.cover.prepare('reading');
  const shared = await SharedEvening.createAsync(join, { origin, storage, chance, name, onRefused: tell });
  if (signal.aborted) {
    shared.leave();
    return undefined;
  }
  options.onLeave(() => shared.leave());
  const says = words[language].sharing;
  options.onLeave(
    shared.onStanding((standing) => {
      if (standing === 'away') tell(says.away, true);
      if (standing === 'here') tell(says.back);
      if (standing === 'refused') tell(shared.refusal ?? '', true);
    }),
  );
  const role =
    shared.role ??
    (wish.as === watching
      ? undefined
      : ((await taken(shared, wish.as, tell)) ?? (await chosen(shared, `${origin}${pathname}`, options))));
  const scene = await shared.scene();
  if (signal.aborted) return undefined;
  const { elsewhere, id } = shared;
  const evening: OpenedEvening = {
    id,
    scene,
    role,
    from: [],
    isReplay: false,
    log: undefined,
    elsewhere,
    others: shared,
  };
  // Whoever reloads, or follows it in words, is not asked again.
  return { evening, wish: { ...joined, as: role?.replace(/^actor:/, '') ?? watching } };
}

const opened = async (origin: string, wish: Wish, made: ShareOptions['made']): Promise<string> =>
  made ? openMade(origin, wish, await made()) : openShared(origin, wish);

/** The part an address asks for, where it is to be had. */
async function taken(shared: SharedEvening, as: string | undefined, tell: ShareOptions['tell']) {
  const actor = shared.roles.find((role) => role.actor === `actor:${as}`)?.actor;
  if (actor === undefined) return undefined;
  const refused = await shared.take(actor);
  if (refused !== undefined) tell(refused);
  return refused === undefined ? actor : undefined;
}

/** The part somebody chooses in the lobby. */
function chosen(shared: SharedEvening, page: string, { cover, language, signal }: ShareOptions) {
  return new Promise<EntityId | undefined>((resolve) => {
    const lobby = new Lobby({
      shared,
      language,
      page,
      onReady: (role) => {
        lobby.dispose();
        if (!signal.aborted) cover.prepare('reading', 1);
        resolve(role);
      },
    });
    signal.addEventListener('abort', () => lobby.dispose());
    cover.ask(lobby.root);
  });
}

/** A browser may forbid it. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
