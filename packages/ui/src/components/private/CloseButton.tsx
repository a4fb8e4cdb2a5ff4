'use client';

import type { ReactNode } from 'react';
import { CloseIcon } from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';

/** Closes what it stands in. It reads its word itself, so what isn't open yet needs none. */
export function CloseButton(props: Pick<IconButtonProps, 'size' | 'onClick'>): ReactNode {
  const labels = useLabels();
  return <IconButton {...props} icon={CloseIcon} label={labels.close} />;
}
