import type { Character } from '../figures/character.ts';

/** Whether somebody's lids and lips are painted, as those of the women of a puppet theatre are. */
export const isMadeUp = ({ build, ghost }: Character): boolean => build.bust > 0.01 && !ghost;
