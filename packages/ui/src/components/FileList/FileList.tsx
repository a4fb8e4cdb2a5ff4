'use client';

import type { ReactNode } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { NoteIcon, PlayIcon } from '../../icons/icons.tsx';
import { useLocale } from '../../provider/UiProvider.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { writeSize } from '../private/file-drop/accepted.ts';
import * as styles from './FileList.css.ts';

/** How a file is shown: seen, played, heard, or by its name alone. */
export type FileKind = 'picture' | 'video' | 'audio' | 'document';

export interface ListedFile {
  /** What tells it from the others. */
  id: string;
  /** What it is called. */
  name: string;
  /** The number of its bytes. */
  bytes: number;
  /** How it is shown. */
  kind: FileKind;
  /** The address by which the browser shows it; without one it is its name, and what `open` says. */
  src?: string | undefined;
  /** How it is brought here, where it is not yet: the words on the button, and what happens when that is pressed. */
  open?: { label: string; onOpen: () => void; isOpening?: boolean | undefined } | undefined;
  /** How far it has come, while it is on its way: bytes, and in words. */
  progress?: { bytes: number; text: string } | undefined;
  /** What else there is to say of it: that it waits, that it was refused and why. */
  note?: string | undefined;
  /** How the note is meant. */
  tone?: 'muted' | 'warning' | 'danger' | undefined;
  /** What a picture shows, for whom it is not to be seen; its name unless told. */
  alt?: string | undefined;
  /** How wide a picture is to how high, so that it has its room before it is here; it stands in a common frame unless told. */
  aspectRatio?: number | undefined;
  /** What happens when its name is pressed, which is a button then. */
  onFollow?: (() => void) | undefined;
  /** What can be done with it: small icon buttons. */
  actions?: ReactNode | undefined;
}

export interface FileListProps {
  /** The name of the list, where no heading names it. */
  label: string;
  /** The files, in their order. */
  files: readonly ListedFile[];
  /** Whether they are to be looked at, as large as there is room, or to be kept in order. */
  layout?: 'shown' | 'rows' | undefined;
}

/** Files with what they show and how far they have come. */
export function FileList({ label, files, layout = 'rows' }: FileListProps): ReactNode {
  const locale = useLocale();
  return (
    <ul className={styles.list} data-layout={layout} aria-label={label}>
      {files.map(
        ({
          id,
          name,
          bytes,
          kind,
          src,
          open,
          progress,
          note,
          tone = 'muted',
          alt,
          aspectRatio,
          onFollow,
          actions,
        }) => (
          <li
            key={id}
            className={styles.file}
            data-layout={layout}
            data-seen={(layout === 'shown' && kind !== 'document') || undefined}
          >
            {layout === 'shown' && kind !== 'document' ? (
              <Shown {...{ name, kind, src, open, alt, aspectRatio }} />
            ) : (
              <Still kind={kind} src={src} />
            )}
            <div className={styles.body}>
              {onFollow ? (
                <button type="button" className={styles.follow} onClick={onFollow}>
                  {name}
                </button>
              ) : (
                <span className={styles.name}>{name}</span>
              )}
              <span className={styles.size}>{progress?.text ?? writeSize(bytes, locale)}</span>
              {progress && (
                <Progress
                  label={name}
                  labelHidden
                  value={progress.bytes}
                  max={bytes}
                  valueText={progress.text}
                />
              )}
              {note && (
                <span className={styles.note} data-tone={tone}>
                  {note}
                </span>
              )}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </li>
        ),
      )}
    </ul>
  );
}

const icons: Readonly<Record<FileKind, IconComponent>> = {
  picture: NoteIcon,
  video: PlayIcon,
  audio: PlayIcon,
  document: NoteIcon,
};

/** What a file looks like in a row: a picture small, all else by its icon. */
function Still({ kind, src }: Pick<ListedFile, 'kind' | 'src'>) {
  const Icon = icons[kind];
  return (
    <span className={styles.still} aria-hidden="true">
      <Icon />
      {kind === 'picture' && src && <img className={styles.picture} src={src} alt="" />}
      {kind === 'video' && src && (
        <video
          className={styles.picture}
          src={`${src}#t=0.1`}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
        />
      )}
    </span>
  );
}

/** What a file shows, as large as there is room. */
function Shown({
  name,
  kind,
  src,
  open,
  alt,
  aspectRatio,
}: Pick<ListedFile, 'name' | 'kind' | 'src' | 'open' | 'alt' | 'aspectRatio'>) {
  // What stands in its place until it is here takes the same room.
  const room = kind === 'picture' ? { style: { aspectRatio } } : {};
  if (!src)
    return open ? (
      <button
        type="button"
        className={styles.open}
        {...room}
        data-kind={kind}
        onClick={open.onOpen}
        aria-busy={open.isOpening}
      >
        {kind !== 'picture' && (
          <span className={styles.play}>
            <PlayIcon size="large" />
          </span>
        )}
        {open.label}
      </button>
    ) : (
      <Still kind={kind} />
    );
  if (kind === 'picture') return <img className={styles.framed} {...room} src={src} alt={alt ?? name} />;
  return kind === 'video' ? (
    // biome-ignore lint/a11y/useMediaCaption: what somebody recorded on the mat has no captions
    <video
      className={styles.large}
      src={src}
      controls
      playsInline
      autoPlay={open !== undefined}
      preload="auto"
      aria-label={name}
      ref={open && takeFocus}
    />
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: what somebody recorded has none
    <audio
      className={styles.sound}
      src={src}
      controls
      autoPlay={open !== undefined}
      preload="auto"
      aria-label={name}
      ref={open && takeFocus}
    />
  );
}

/** The button that was pressed is gone. */
function takeFocus(player: HTMLMediaElement | null): void {
  player?.focus();
}
