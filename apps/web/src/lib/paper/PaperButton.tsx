import { ClubApiError } from '@tatami/sdk';
import { Button, useToast } from '@tatami/ui';
import { DownloadIcon } from '@tatami/ui/icons';
import { useState } from 'react';
import { download } from '../api/download.ts';

interface PaperButtonProps {
  /** Where the PDF is. */
  path: `/${string}.pdf`;
  /** What it is called. */
  children: string;
}

/** Has the browser save a paper that the server sets. */
export function PaperButton({ path, children }: PaperButtonProps) {
  const toast = useToast();
  const [isPreparing, setIsPreparing] = useState(false);

  async function take() {
    setIsPreparing(true);
    try {
      await download(path);
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      toast({ message: error.detail, tone: 'danger' });
    } finally {
      setIsPreparing(false);
    }
  }

  return (
    <Button size="small" icon={DownloadIcon} loading={isPreparing} onClick={take}>
      {children}
    </Button>
  );
}
