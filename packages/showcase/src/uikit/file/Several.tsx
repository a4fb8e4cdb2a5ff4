import { FileUpload } from '@tatami/ui/FileUpload';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { uploadLabels } from './upload-labels.ts';

/** Files, chosen or dropped; what is of the wrong kind or too large is refused in words. */
export function Several() {
  const { t } = useI18n();
  return (
    <FileUpload
      label={t('uikit.file.attachments')}
      hint={t('uikit.file.attachments.hint')}
      labels={uploadLabels(t)}
      accept=".pdf,image/*"
      maxSize={5 * 1024 * 1024}
      multiple
    />
  );
}
