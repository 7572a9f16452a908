import { playsWithEverybody } from './plays-with-everybody.ts';

playsWithEverybody('elsinore');
