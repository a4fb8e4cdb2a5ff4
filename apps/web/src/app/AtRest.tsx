import { useEffect } from 'react';
import { followAppearance } from '../lib/appearance/follow-appearance.ts';
import { useHeldFont } from './use-held-font.ts';
import { useNewVersion } from './use-new-version.ts';

/** What has time until the first page is there and nothing else is to be done. */
export function AtRest() {
  useEffect(followAppearance, []);
  useNewVersion();
  useHeldFont();
  return null;
}
