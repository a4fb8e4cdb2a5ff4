import type { CSSProperties } from 'react';
import { paint } from '../../src/components/DojoScene/paint.css.ts';
import drawing from './throw.svg?raw';

const colours = {
  '--ink': paint.ink,
  '--gi': paint.gi,
  '--hakama': paint.hakama,
  '--hakama-line': paint.pleat,
  '--hair': paint.hair,
  '--sun': paint.sun,
} as CSSProperties;

/** Shiho nage before the sun, in the colours of the theme. Decoration: nothing of it is read out. */
export function Throw() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, from this folder
  return <div style={colours} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
}
