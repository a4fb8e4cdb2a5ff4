import { bootstrap } from './families/bootstrap.ts';
import { fluent } from './families/fluent.ts';
import { lara } from './families/lara.ts';
import { luna } from './families/luna.ts';
import { material, materialCompact } from './families/material.ts';
import { nova } from './families/nova.ts';
import { sagaVelaArya } from './families/saga.ts';
import type { ThemeDefinition } from './family.ts';

/** Every theme there is, in the order of a chooser. */
export const themeDefinitions: readonly ThemeDefinition[] = [
  ...lara,
  ...material,
  ...materialCompact,
  ...bootstrap,
  ...fluent,
  ...sagaVelaArya,
  ...luna,
  ...nova,
];
