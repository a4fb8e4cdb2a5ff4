import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { IconButton, Stack, useToast } from '@tatami/ui';
import { FileList, type ListedFile } from '@tatami/ui/FileList';
import { FileUpload } from '@tatami/ui/FileUpload';
import { CloseIcon, MinusIcon, PlayIcon, TrashIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { filesQuery, type HomeworkFile } from './file-queries.ts';
import { cancelSending, continueSending, type Sending, sendFile, stopSending } from './uploads.ts';
import { useSending } from './use-sending.ts';
import { kindOf, useAddress, useShownFile } from './use-shown-file.ts';

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
const megabytes = 10;
const most = 5;

/** Where files are added to an answer, and taken away again. Each is sent as soon as it is chosen. */
export function AnswerFiles({ submission, required, error, onAdd }: AnswerFilesProps) {
  const { t } = useI18n();
  const account = useViewer().whoami.id;
  const { data: files = [] } = useQuery(filesQuery(submission));
  const sending = useSending(submission);
  const [tooMany, setTooMany] = useState(false);
  const room = most - files.length - sending.filter(({ state }) => state !== 'refused').length;

  const add = (chosen: readonly File[]) => {
    onAdd();
    setTooMany(chosen.length > room);
    for (const file of chosen.slice(0, Math.max(0, room))) sendFile(account, submission, file);
  };

  return (
    <Stack space={8}>
      <FileUpload
        multiple
        required={required}
        label={t('user-homework.files', { count: required ? 1 : 0 })}
        hint={t('user-homework.files.hint')}
        accept={accept}
        maxSize={megabytes * 1_048_576}
        labels={{
          prompt: t('user-homework.files.prompt'),
          remove: (name) => t('user-homework.file.remove', { name }),
          wrongType: (name) => t('user-homework.files.wrongType', { name }),
          tooLarge: (name) => t('user-homework.files.tooLarge', { name, megabytes }),
        }}
        value={[]}
        onValueChange={add}
        error={tooMany ? t('user-homework.files.tooMany', { most }) : error}
      />
      {files.map((file) => (
        <AddedFile key={file.id} file={file} />
      ))}
      {sending.map((each) => (
        <SendingFile key={each.id} sending={each} />
      ))}
    </Stack>
  );
}

/** A file that has come, and can be taken away again while the answer is not handed in. */
function AddedFile({ file }: { file: HomeworkFile }) {
  const { t } = useI18n();
  const toast = useToast();
  const { kind, src } = useShownFile(file);
  const { id, name, bytes, submission } = file;
  const act = async (verb: 'discard' | 'restore') => {
    try {
      await club.table('homework-file').act(id, verb);
    } catch (error) {
      toast({ message: (error as Error).message, severity: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: filesQuery(submission).queryKey });
  };
  const discard = async () => {
    // It is gone at once, and comes back where the server says no.
    queryClient.setQueryData(filesQuery(submission).queryKey, (known) =>
      known?.filter((each) => each.id !== id),
    );
    await act('discard');
    toast({
      message: t('user-homework.file.removed', { name }),
      action: { label: t('ui.undo'), onAction: () => void act('restore') },
    });
  };
  return (
    <FileList
      label={t('user-homework.file', { name })}
      files={[
        {
          ...{ id, name, bytes, kind, src },
          actions: (
            <IconButton
              icon={TrashIcon}
              label={t('user-homework.file.remove', { name })}
              onClick={() => void discard()}
            />
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
    paused: { note: t('user-homework.sending.paused') },
    waiting: { note: t('user-homework.sending.waiting'), tone: 'warning' },
    refused: { note: message ?? t('user-homework.sending.refused'), tone: 'danger' },
  };
  const isStopped = state === 'paused' || state === 'waiting';
  return (
    <FileList
      label={t('user-homework.sending', { name })}
      files={[
        {
          ...{ id, name, bytes: file.size, kind, src },
          ...notes[state],
          progress:
            state === 'refused'
              ? undefined
              : {
                  bytes: sent,
                  text: t('user-homework.sending.progress', {
                    sent: inMegabytes(sent),
                    of: inMegabytes(file.size),
                  }),
                },
          actions: (
            <>
              {state !== 'refused' && (
                <IconButton
                  icon={isStopped ? PlayIcon : MinusIcon}
                  label={t(isStopped ? 'user-homework.sending.goOn' : 'user-homework.sending.stop', { name })}
                  onClick={() => (isStopped ? continueSending(id) : stopSending(id))}
                />
              )}
              <IconButton
                icon={CloseIcon}
                label={t('user-homework.sending.cancel', { name })}
                onClick={() => cancelSending(id)}
              />
            </>
          ),
        },
      ]}
    />
  );
}
