import type { Translate } from '@tatami/web-runtime/translator';
import { rightWord } from '../../../lib/rights/right-words.ts';

/** What people call a right that a token was given. */
export function tokenRightWord(t: Translate, right: string): string {
  if (right === 'Own:Read') return t('accessToken.own.read');
  return right === 'Own:Write' ? t('accessToken.own.write') : rightWord(t, right);
}
