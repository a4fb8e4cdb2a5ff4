import { useEffect } from 'react';
import { useNewVersion } from '../app/versions/use-new-version.ts';
import { followAppearance } from '../lib/appearance/follow-appearance.ts';
import { useHeldFont } from './use-held-font.ts';

/** Begins what has time until the first page is there and the browser is idle. */
export function AfterFirstPage() {
  useEffect(followAppearance, []);
  useNewVersion();
  useHeldFont();
  return null;
}
