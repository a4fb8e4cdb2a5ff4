import { useI18n } from '@tatami/web-runtime/i18n-context';
import { FilesField } from '../../../lib/files/FilesField.tsx';
import { filesOfAnswer } from './file-queries.ts';

interface AnswerFilesProps {
  submission: string;
  /** Whether it can't be handed in without one. */
  required: boolean;
  /** What is missing. */
  error?: string | undefined;
  /** Hears that files were chosen. */
  onAdd: () => void;
}

/** What the server takes (domain.md, homework-submission). */
const accept =
  'image/jpeg,image/png,image/webp,video/mp4,video/quicktime,video/webm,audio/mpeg,audio/mp4,application/pdf,.mp4,.mov,.webm,.mp3,.m4a,.pdf';

/** Where files are added to an answer, and taken away again. */
export function AnswerFiles({ submission, required, error, onAdd }: AnswerFilesProps) {
  const { t } = useI18n();
  return (
    <FilesField
      files={filesOfAnswer(submission)}
      accept={accept}
      words={{
        label: t('user-homework.files', { count: required ? 1 : 0 }),
        hint: t('user-homework.files.hint'),
        prompt: t('user-homework.files.prompt'),
        tooLarge: (name) => t('user-homework.files.tooLarge', { name, megabytes: 10 }),
        tooMany: t('user-homework.files.tooMany', { most: 5 }),
      }}
      {...{ required, error, onAdd }}
    />
  );
}
