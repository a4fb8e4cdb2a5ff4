import type { FileUploadLabels } from '@tatami/ui/FileUpload';
import type { Translate } from '@tatami/web-runtime/translator';

/** The words of what takes files. */
export const uploadLabels = (t: Translate): FileUploadLabels => ({
  prompt: t('uikit.file.prompt'),
  remove: (name) => t('uikit.file.remove', { name }),
  wrongType: (name) => t('uikit.file.wrongType', { name }),
  tooLarge: (name, most) => t('uikit.file.tooLarge', { name, most }),
});
