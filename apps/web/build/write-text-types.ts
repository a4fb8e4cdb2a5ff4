import { writeTextTypes } from './texts.ts';

writeTextTypes();
