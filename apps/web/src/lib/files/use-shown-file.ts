import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useState } from 'react';
import { contentQuery, type FileTable, type KeptFile } from './files-of.ts';

/** How a file is shown. */
export const kindOf = (mediaType: string) => {
  const [kind] = mediaType.split('/');
  return kind === 'image' ? 'picture' : kind === 'video' || kind === 'audio' ? kind : 'document';
};

/** An address by which the browser shows bytes that are here; it goes with who asked for it. */
export function useAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return address;
}

/** A file as it is shown: a picture at once, what is played when that is wanted. */
export function useShownFile(table: FileTable, { id, name, mediaType, width, height }: KeptFile) {
  const { t } = useI18n();
  const kind = kindOf(mediaType);
  const [isWanted, setIsWanted] = useState(false);
  const isFetched = kind === 'picture' || (isWanted && kind !== 'document');
  const { data, isError, refetch } = useQuery({ ...contentQuery(table, id), enabled: isFetched });
  const isOpening = isFetched && !data && !isError;
  return {
    kind,
    src: useAddress(data),
    aspectRatio: width && height ? width / height : undefined,
    open: {
      label: isOpening ? t('files.opening') : isError ? t('files.again') : t('files.open', { kind, name }),
      isOpening,
      onOpen: () => {
        setIsWanted(true);
        if (isError) void refetch();
      },
    },
  } as const;
}
