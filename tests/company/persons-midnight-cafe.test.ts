import { playsWithEverybody } from './plays-with-everybody.ts';

playsWithEverybody('midnight-cafe');
