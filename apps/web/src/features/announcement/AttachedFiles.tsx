import { useQuery } from '@tanstack/react-query';
import { ClubApiError } from '@tatami/sdk';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Stack, useToast } from '@tatami/ui';
import { FileList } from '@tatami/ui/FileList';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useEffect, useRef } from 'react';
import { download } from '../../lib/api/download.ts';
import { DownloadButton } from '../../lib/DownloadButton.tsx';
import { filesQuery } from '../../lib/files/files-of.ts';
import { useShownFile } from '../../lib/files/use-shown-file.ts';
import { type AttachedFile, filesOfAnnouncement } from './attached-files.ts';

/** What comes with an announcement: pictures in their place, and what is to be opened by its name. */
export function AttachedFiles({ announcement }: { announcement: string }) {
  const { params } = useSearchParams();
  const query = useQuery(filesQuery(filesOfAnnouncement(announcement)));
  const { data: files = [] } = query;
  if (query.isLoadingError) return <QueryFailure query={query} />;
  if (files.length === 0) return null;
  return (
    <Stack space={16}>
      {files.map((file) => (
        <Attached key={file.id} file={file} isMeant={params.get('file') === file.id} />
      ))}
    </Stack>
  );
}

/** One of them. @param isMeant whether a mail has led to it */
function Attached({ file, isMeant }: { file: AttachedFile; isMeant: boolean }) {
  const { t } = useI18n();
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  const { kind, src, open, aspectRatio } = useShownFile('announcement-file', file);
  const { id, name, bytes, alt } = file;
  const path = `/announcement-file/${id}/content` as const;
  useEffect(() => {
    if (isMeant) place.current?.scrollIntoView({ block: 'center' });
  }, [isMeant]);
  const follow = () =>
    download(path).catch((error) => {
      if (!(error instanceof ClubApiError)) throw error;
      toast({ message: error.message, severity: 'error' });
    });
  const isPicture = kind === 'picture';
  return (
    <div ref={place}>
      <FileList
        layout={isPicture ? 'shown' : 'rows'}
        label={t('files.one', { name })}
        files={[
          {
            ...{ id, name, bytes, kind, src, aspectRatio },
            ...(alt && { alt }),
            ...(isPicture
              ? {
                  open,
                  actions: (
                    <DownloadButton size="small" path={path} of={name}>
                      {t('files.save')}
                    </DownloadButton>
                  ),
                }
              : { onFollow: () => void follow() }),
          },
        ]}
      />
    </div>
  );
}
