import type { ExampleLabels } from '@tatami/ui/Example';
import type { Translate } from '@tatami/web-runtime/translator';

/** The words around each example. */
export const exampleLabels = (t: Translate): ExampleLabels => ({
  show: t('frame.showCode'),
  hide: t('frame.hideCode'),
  code: (title) => t('frame.code', { title }),
  copy: t('frame.copy'),
  copied: t('frame.copied'),
  failed: t('frame.noCode'),
});
