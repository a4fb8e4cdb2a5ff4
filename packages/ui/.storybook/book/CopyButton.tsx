import { useState } from 'react';
import { CheckIcon, CopyIcon } from '../../src/icons/icons.tsx';
import { Button, IconButton } from '../../src/index.ts';
import { say } from '../say.ts';

interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** What that is, in a word or two. */
  name: string;
  /** Whether the name is written on it. */
  isNamed?: boolean;
}

/** Copies a piece of source, and says so. */
export function CopyButton({ text, name, isNamed = false }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const label = isCopied
    ? say({ pl: `Skopiowano: ${name}`, en: `Copied: ${name}` })
    : say({ pl: `Kopiuj: ${name}`, en: `Copy: ${name}` });
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const shared = {
    onClick: () => void copy(),
    onBlur: () => setCopied(false),
    icon: isCopied ? CheckIcon : CopyIcon,
  };
  return isNamed ? (
    <Button {...shared}>{label}</Button>
  ) : (
    <IconButton {...shared} label={label} size="small" variant="quiet" />
  );
}
