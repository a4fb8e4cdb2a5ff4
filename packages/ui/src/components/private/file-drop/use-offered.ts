'use client';

import { useState } from 'react';
import { useLocale } from '../../../provider/UiProvider.tsx';
import { isAccepted, writeSize } from './accepted.ts';

/** Why a file is not taken, in the current language. */
export interface RefusalLabels {
  /** Why a file is not taken: its kind. */
  wrongType: (name: string) => string;
  /** Why a file is not taken: its size, against the most there may be. */
  tooLarge: (name: string, most: string) => string;
}

interface Terms {
  accept: string | undefined;
  alsoAccept?: string | undefined;
  maxSize: number;
  labels: RefusalLabels;
}

/** Parts the files that are offered into those that are taken, and the words about those that are not. */
export function useOffered(
  { accept, alsoAccept, maxSize, labels }: Terms,
  take: (files: readonly File[]) => void,
) {
  const locale = useLocale();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const refusalOf = (file: File) => {
    const isTaken = isAccepted(file, accept) || (alsoAccept && isAccepted(file, alsoAccept));
    if (!isTaken) return labels.wrongType(file.name);
    return file.size > maxSize ? labels.tooLarge(file.name, writeSize(maxSize, locale)) : null;
  };
  return {
    refusal: refused.join(' '),
    offer: (files: readonly File[]) => {
      const refusals = files.map(refusalOf);
      setRefused(refusals.filter((refusal) => refusal !== null));
      const taken = files.filter((_, at) => refusals[at] === null);
      if (taken.length > 0) take(taken);
    },
  };
}
