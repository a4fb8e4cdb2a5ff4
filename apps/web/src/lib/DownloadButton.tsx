import { ClubApiError } from '@tatami/sdk';
import { Button, useToast } from '@tatami/ui';
import { DownloadIcon, type IconComponent } from '@tatami/ui/icons';
import { useState } from 'react';
import { download } from './api/download.ts';

interface DownloadButtonProps {
  /** Where the file is, on the API. */
  path: `/${string}`;
  size?: 'small';
  /** The icon before the text, where it is kept elsewhere than among files. */
  icon?: IconComponent;
  /** What it is called. */
  children: string;
  /** What it is of, where others of the same name stand around it. */
  of?: string;
}

/** The button for a file that the server makes and the browser saves; it says what the server says where it can’t. */
export function DownloadButton({ path, size, icon = DownloadIcon, of, children }: DownloadButtonProps) {
  const toast = useToast();
  const [isPreparing, setIsPreparing] = useState(false);

  async function take() {
    setIsPreparing(true);
    try {
      await download(path);
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      toast({ message: error.message, severity: 'error' });
    } finally {
      setIsPreparing(false);
    }
  }

  return (
    <Button
      {...(size && { size })}
      icon={icon}
      loading={isPreparing}
      aria-label={of && `${children}: ${of}`}
      onClick={take}
    >
      {children}
    </Button>
  );
}
