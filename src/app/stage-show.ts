import { ClearView } from '../../plugin/view/clear-view.ts';
import { openTheatre, type Theatre } from '../../plugin/view/theatre.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Fact } from '../drama/fact.ts';
import { Proscenium, type ProsceniumOptions } from '../embed/proscenium.ts';
import { placeOfActor, type Play } from '../play/play.ts';
import { overlays } from './address.ts';
import type { OpenShow, Preparation, ShowOptions } from './show.ts';

const preparing: Readonly<Record<Parameters<NonNullable<ProsceniumOptions['onProgress']>>[0], Preparation>> = {
  reading: 'building',
  planning: 'building',
  building: 'lighting',
  ready: 'calling',
};

/** The play on the stage, in a theatre of our own. */
export const openStageShow: OpenShow = async (options) => {
  options.onPreparing('building');
  const theatre = await openTheatre(options.canvas, {
    onPictureLost: () => options.onPicture('lost'),
    onPictureBack: () => options.onPicture('back'),
  });
  const drama = await build(theatre, options).catch((error: unknown) => {
    theatre.dispose();
    throw error;
  });
  const eye = new Eye(theatre, drama);
  eye.goTo(options.scene.blueprint.acts[0]?.scenes[0]?.place, 'at-once');
  if (drama.view) {
    const clear = new ClearView(drama.view, drama.stage.parts.plan);
    theatre.onLook((from, at) => clear.update(from, at));
  }
  drama.onFactObservable.add((fact) => eye.attend(fact, drama.play));
  return {
    get play() {
      return drama.play;
    },
    overlays,
    onFact: (observe) => void drama.onFactObservable.add((fact) => observe(fact, drama.play)),
    pause: () => drama.pause(),
    resume() {
      drama.resume();
      drama.start();
    },
    setSpeed(speed) {
      drama.speed = speed;
    },
    lay(wanted) {
      for (const each of overlays) drama.debug.show(each, wanted.includes(each));
    },
    worldLines: () => drama.debug.lines(),
    dispose() {
      drama.dispose();
      theatre.dispose();
    },
  };
};

function build(theatre: Theatre, { scene, wish, onPreparing, onFault }: ShowOptions): Promise<Proscenium> {
  return Proscenium.createAsync(theatre.scene, {
    scene,
    seed: wish.seed,
    speed: wish.speed,
    tier: wish.tier ?? theatre.tier,
    takeOver: true,
    autoStart: false,
    settings: {
      ...(wish.case ? { case: wish.case } : {}),
      ...(wish.language ? { language: wish.language } : {}),
    },
    onFault,
    onProgress: (doing) => onPreparing(preparing[doing]),
  });
}

/** Looks to where the play is: into the room of whoever speaks or does something. */
class Eye {
  private place: EntityId | undefined;

  constructor(
    private readonly theatre: Theatre,
    private readonly drama: Proscenium,
  ) {}

  attend(fact: Fact, play: Play): void {
    if (fact.type === 'line:begun' || fact.type === 'action:begun') this.goTo(placeOfActor(play, fact.actor), glides());
    if (fact.type !== 'scene:opened') return;
    const scenes = play.blueprint.acts.flatMap((act) => act.scenes);
    this.goTo(scenes.find(({ id }) => id === fact.scene)?.place, 'at-once');
  }

  goTo(place: EntityId | undefined, how: 'gliding' | 'at-once'): void {
    const room = this.drama.stage.parts.plan.rooms.find((each) => each.place === place);
    if (!room || place === this.place) return;
    this.place = place;
    const [xs, zs] = [room.outline.map(([x]) => x), room.outline.map(([, z]) => z)];
    const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
    const height = Math.min(room.height, 3);
    const center = { x: (west + east) / 2, y: room.floorY + height * 0.4, z: (south + north) / 2 };
    this.drama.view?.focusOn(center);
    this.theatre.frame({ center, size: { x: east - west, y: height, z: north - south } }, how);
  }
}

const glides = (): 'gliding' | 'at-once' =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'at-once' : 'gliding';
