import type { KeptEvening } from '../foyer/foyer-model.ts';
import type { Language } from '../language.ts';
import type { Evening } from './evening.ts';

/** An evening as the foyer shows it. Without a play it belongs to here it can be seen again, under its own name. */
export function keptEvening(evening: Evening, language: Language): KeptEvening {
  const when = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', { dateStyle: 'medium', timeStyle: 'short' });
  return {
    id: evening.id,
    scene: evening.scene ?? '',
    title: evening.title,
    when: when.format(evening.whenMs),
    minutes: Math.max(1, Math.round(evening.playedMs / 60_000)),
    isOver: evening.isOver,
    ...(evening.role ? { role: evening.role.actor.replace(/^actor:/, '') } : {}),
  };
}
