import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { IconButton, Stack, useToast } from '@tatami/ui';
import { FileList, type ListedFile } from '@tatami/ui/FileList';
import { FileUpload } from '@tatami/ui/FileUpload';
import { CloseIcon, MinusIcon, PlayIcon, TrashIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { type ReactNode, useState } from 'react';
import { club } from '../api/club.ts';
import { queryClient } from '../api/query-client.ts';
import { type FilesOf, type FileTable, filesQuery, type KeptFile } from './files-of.ts';
import { isHeic, jpegOfHeic } from './jpeg-of-heic.ts';
import { cancelSending, continueSending, type Sending, sendFile, stopSending } from './uploads.ts';
import { useSending } from './use-sending.ts';
import { kindOf, useAddress, useShownFile } from './use-shown-file.ts';

interface FilesFieldProps {
  /** Where they go; undefined while there is no row for them, which comes with the first. */
  files: FilesOf | undefined;
  /** Makes the row that they go with, where there is none. @returns null where that can't be made now */
  begin?: (() => Promise<FilesOf | null>) | undefined;
  /** What the server takes. */
  accept: string;
  words: {
    label: string;
    hint: string;
    prompt: string;
    tooLarge: (name: string) => string;
    tooMany: string;
  };
  required?: boolean;
  /** What is missing. */
  error?: string | undefined;
  /** Hears that files were chosen. */
  onAdd?: (() => void) | undefined;
  /** What is asked of a file that has come. */
  about?: ((file: KeptFile) => ReactNode) | undefined;
}

/** The bounds of the server. */
const megabytes = 10;
const most = 5;

/** Where files are added to a row, and taken away again. Each is sent as soon as it is chosen. */
export function FilesField({ files, begin, accept, words, required, error, onAdd, about }: FilesFieldProps) {
  const { t } = useI18n();
  const account = useViewer().whoami.id;
  const { data: kept = [] } = useQuery({ ...filesQuery(files ?? nowhere), enabled: files !== undefined });
  const sending = useSending(files?.to);
  const [tooMany, setTooMany] = useState(false);
  // The names of photos that this browser can’t read.
  const [unread, setUnread] = useState<readonly string[]>([]);
  const unreadable = unread.map((name) => t('files.heic', { name })).join(' ') || undefined;
  const room = most - kept.length - sending.filter(({ state }) => state !== 'refused').length;

  const add = async (chosen: readonly File[]) => {
    onAdd?.();
    setTooMany(chosen.length > room);
    setUnread([]);
    const taken = chosen.slice(0, Math.max(0, room));
    const readable = await Promise.all(taken.map((file) => (isHeic(file) ? jpegOfHeic(file) : file)));
    setUnread(taken.filter((_, at) => readable[at] === null).map(({ name }) => name));
    const sendable = readable.filter((file) => file !== null);
    const to = sendable.length > 0 ? (files ?? (await begin?.())) : null;
    if (to) for (const file of sendable) sendFile(account, to.to, file);
  };

  return (
    <Stack space={8}>
      <FileUpload
        multiple
        required={required}
        label={words.label}
        hint={words.hint}
        accept={accept}
        alsoAccept="image/heic,image/heif,.heic,.heif"
        maxSize={megabytes * 1_048_576}
        labels={{
          prompt: words.prompt,
          remove: (name) => t('files.remove', { name }),
          wrongType: (name) => t('files.wrongType', { name }),
          tooLarge: words.tooLarge,
        }}
        value={[]}
        onValueChange={(chosen) => void add(chosen)}
        error={tooMany ? words.tooMany : (unreadable ?? error)}
      />
      {files &&
        kept.map((file) => (
          <Stack key={file.id} space={8}>
            <AddedFile of={files} file={file} />
            {about?.(file)}
          </Stack>
        ))}
      {sending.map((each) => (
        <SendingFile key={each.id} sending={each} />
      ))}
    </Stack>
  );
}

const nowhere: FilesOf = { table: 'homework-file', to: '/homework-submission/none', by: {} };

/** A file that has come, and can be taken away again while its row is not closed. */
function AddedFile({ of, file }: { of: FilesOf; file: KeptFile }) {
  const { t } = useI18n();
  const toast = useToast();
  const { table } = of;
  const { kind, src } = useShownFile(table, file);
  const { id, name, bytes } = file;
  const { queryKey } = filesQuery(of);
  const act = async (verb: 'discard' | 'restore') => {
    try {
      await club.table(table as FileTable & 'homework-file').act(id, verb);
    } catch (error) {
      toast({ message: (error as Error).message, severity: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey });
  };
  const discard = async () => {
    // It is gone at once, and comes back where the server says no.
    queryClient.setQueryData(queryKey, (known) => known?.filter((each) => each.id !== id));
    await act('discard');
    toast({
      message: t('files.removed', { name }),
      action: { label: t('ui.undo'), onAction: () => void act('restore') },
    });
  };
  return (
    <FileList
      label={t('files.one', { name })}
      files={[
        {
          ...{ id, name, bytes, kind, src },
          actions: (
            <IconButton icon={TrashIcon} label={t('files.remove', { name })} onClick={() => void discard()} />
          ),
        },
      ]}
    />
  );
}

/** A file on its way: how far, whether it waits, and why it did not get through. */
function SendingFile({ sending }: { sending: Sending }) {
  const { t, format } = useI18n();
  const { id, name, file, sent, state, message } = sending;
  const kind = kindOf(file.type);
  const src = useAddress(kind === 'document' || kind === 'audio' ? undefined : file);
  const inMegabytes = (bytes: number) => format.number(Math.round(bytes / 104_857.6) / 10);
  const notes: Record<Sending['state'], Pick<ListedFile, 'note' | 'tone'>> = {
    sending: {},
    paused: { note: t('files.sending.paused') },
    waiting: { note: t('files.sending.waiting'), tone: 'warning' },
    refused: { note: message ?? t('files.sending.refused'), tone: 'danger' },
  };
  const isStopped = state === 'paused' || state === 'waiting';
  return (
    <FileList
      label={t('files.sending', { name })}
      files={[
        {
          ...{ id, name, bytes: file.size, kind, src },
          ...notes[state],
          progress:
            state === 'refused'
              ? undefined
              : {
                  bytes: sent,
                  text: t('files.sending.progress', {
                    sent: inMegabytes(sent),
                    of: inMegabytes(file.size),
                  }),
                },
          actions: (
            <>
              {state !== 'refused' && (
                <IconButton
                  icon={isStopped ? PlayIcon : MinusIcon}
                  label={t(isStopped ? 'files.sending.goOn' : 'files.sending.stop', { name })}
                  onClick={() => (isStopped ? continueSending(id) : stopSending(id))}
                />
              )}
              <IconButton
                icon={CloseIcon}
                label={t('files.sending.cancel', { name })}
                onClick={() => cancelSending(id)}
              />
            </>
          ),
        },
      ]}
    />
  );
}
