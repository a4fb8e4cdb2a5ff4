import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@tatami/ui';
import { FileList } from '@tatami/ui/FileList';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { DownloadButton } from '../../../lib/DownloadButton.tsx';
import { filesQuery } from '../../../lib/files/files-of.ts';
import { useShownFile } from '../../../lib/files/use-shown-file.ts';
import { filesOfAnswer, type HomeworkFile } from './file-queries.ts';

interface HandedInFilesProps {
  submission: string;
  /** What is new since it came back, by its time; null where it never did. */
  since?: string | null;
}

/** The files of an answer, to be looked at, played and kept. */
export function HandedInFiles({ submission, since = null }: HandedInFilesProps) {
  const { data: files } = useQuery(filesQuery(filesOfAnswer(submission)));
  if (!files) return <Skeleton shape="block" />;
  return files.map((file) => <HandedInFile key={file.id} file={file} since={since} />);
}

function HandedInFile({ file, since }: { file: HomeworkFile; since: string | null }) {
  const { t } = useI18n();
  const { kind, src, open, aspectRatio } = useShownFile('homework-file', file);
  const { id, name, bytes, createdAt } = file;
  return (
    <FileList
      layout="shown"
      label={t('files.one', { name })}
      files={[
        {
          ...{ id, name, bytes, kind, src, aspectRatio },
          open,
          note: since !== null && createdAt > since ? t('user-homework.file.new') : undefined,
          actions: (
            <DownloadButton size="small" path={`/homework-file/${id}/content`} of={name}>
              {t('files.save')}
            </DownloadButton>
          ),
        },
      ]}
    />
  );
}
