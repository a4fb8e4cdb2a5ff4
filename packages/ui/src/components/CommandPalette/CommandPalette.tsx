'use client';

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { type IconComponent, SearchIcon } from '../../icons/icons.tsx';
import { useLabels, useLinkComponent } from '../../provider/UiProvider.tsx';
import { CloseButton } from '../private/CloseButton.tsx';
import { ModalDialog } from '../private/ModalDialog.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CommandPalette.css.ts';
import { matchScore } from './match.ts';

interface CommandBase {
  /** Which it is, for the program; unlike all others in the palette. */
  id: string;
  /** Which it is, for the person. */
  label: string;
  /** A second line: what kind of thing it is. */
  description?: string | undefined;
  /** The icon before the text. */
  icon?: IconComponent | undefined;
  /** The other words by which it is looked for. */
  keywords?: readonly string[] | undefined;
  /** The keys that do the same from anywhere. */
  shortcut?: string | undefined;
}

/** A deed, or a way to a page. */
export type Command = CommandBase & ({ onSelect: () => void } | { href: string });

export interface CommandGroup {
  /** What its commands have in common. */
  label: string;
  /** The commands, the most wanted first. */
  commands: readonly Command[];
  /** The caller has searched them itself, on the server perhaps: they are shown as they come. */
  searched?: boolean | undefined;
}

export interface CommandPaletteProps {
  /** Whether it is shown; the caller keeps it. */
  open: boolean;
  /** Asks the caller to open or close it. */
  onOpenChange: (open: boolean) => void;
  /** What can be found here: the name of the palette, and its placeholder. */
  label: string;
  /** What can be done and found, in the order it is shown. */
  groups: readonly CommandGroup[];
  /** Receives what is typed, for those who search elsewhere too. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Whether more is on its way. */
  loading?: boolean | undefined;
}

/**
 * Everything by its name: pages, deeds, records. Opened by Ctrl-K (`useCommandKey`), it filters as one types, marks and
 * slips forgiven; arrows and Enter choose. Fetch it when it is first wanted.
 */
export function CommandPalette({ open, onOpenChange, label, ...rest }: CommandPaletteProps): ReactNode {
  const id = useId();
  // Its content stays while it fades: opened again meanwhile, it begins anew all the same.
  const [opening, setOpening] = useState({ open, times: 0 });
  if (opening.open !== open) setOpening({ open, times: opening.times + Number(open) });
  return (
    <ModalDialog {...{ open, onOpenChange }} dismissible className={styles.dialog} labelledBy={`${id}-label`}>
      <Palette key={opening.times} {...rest} {...{ id, label }} onClose={() => onOpenChange(false)} />
    </ModalDialog>
  );
}

interface PaletteProps extends Omit<CommandPaletteProps, 'open' | 'onOpenChange'> {
  id: string;
  onClose: () => void;
}

function Palette({ id, label, groups, onQueryChange, loading = false, onClose }: PaletteProps) {
  const labels = useLabels();
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Begun anew in a dialog that has not closed yet, it has the focus as in one that opens.
  useLayoutEffect(() => input.current?.focus(), []);

  const shown = groups
    .map((group) => filterGroup(group, query))
    .filter(({ commands }) => commands.length > 0);
  const all = shown.flatMap(({ commands }) => commands);
  const active = all.find((command) => command.id === activeId) ?? all[0];
  const elementId = (command: Command) => `${id}-${command.id}`;

  const moveBy = (step: 1 | -1) => {
    const next = active && all.at((all.indexOf(active) + step) % all.length);
    if (!next) return;
    setActiveId(next.id);
    document.getElementById(elementId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') moveBy(1);
    else if (event.key === 'ArrowUp') moveBy(-1);
    else if (event.key === 'Enter' && active) document.getElementById(elementId(active))?.click();
    else return;
    event.preventDefault();
  };

  const type = (text: string) => {
    setQuery(text);
    setActiveId(null);
    onQueryChange?.(text);
  };

  return (
    <>
      <div className={styles.search}>
        <SearchIcon size="medium" />
        <VisuallyHidden>
          <label id={`${id}-label`} htmlFor={`${id}-input`}>
            {label}
          </label>
        </VisuallyHidden>
        <input
          ref={input}
          id={`${id}-input`}
          type="text"
          role="combobox"
          className={styles.input}
          aria-expanded={all.length > 0}
          aria-controls={`${id}-results`}
          aria-autocomplete="list"
          aria-activedescendant={active && elementId(active)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={label}
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <CloseButton onClick={onClose} />
      </div>
      <div
        id={`${id}-results`}
        className={styles.results}
        role="listbox"
        aria-label={label}
        aria-busy={loading}
      >
        {shown.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box
          <div key={group.label} role="group" aria-label={group.label}>
            <div className={styles.groupLabel} aria-hidden="true">
              {group.label}
            </div>
            {group.commands.map((command) => (
              <CommandOption
                key={command.id}
                id={elementId(command)}
                command={command}
                active={command === active}
                onActivate={() => setActiveId(command.id)}
                onClose={onClose}
              />
            ))}
          </div>
        ))}
      </div>
      {(loading || all.length === 0) && (
        <div className={styles.note} role="status">
          {loading ? labels.loading : labels.noMatches}
        </div>
      )}
    </>
  );
}

interface CommandOptionProps {
  id: string;
  command: Command;
  active: boolean;
  onActivate: () => void;
  onClose: () => void;
}

function CommandOption({ id, command, active, onActivate, onClose }: CommandOptionProps) {
  const Anchor = useLinkComponent();
  const { label, description, icon: Icon, shortcut } = command;
  const shared = {
    id,
    className: styles.command,
    'aria-selected': active,
    tabIndex: -1,
    onPointerMove: onActivate,
  } as const;
  const content = (
    <>
      {Icon && (
        <span className={styles.icon}>
          <Icon size="medium" />
        </span>
      )}
      <span className={styles.text}>
        {label}
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
    </>
  );
  if ('href' in command) {
    return (
      <Anchor {...shared} role="option" href={command.href} onClick={onClose}>
        {content}
      </Anchor>
    );
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points at it
    <div
      {...shared}
      role="option"
      onClick={() => {
        onClose();
        command.onSelect();
      }}
    >
      {content}
    </div>
  );
}

function filterGroup(group: CommandGroup, query: string): CommandGroup {
  if (group.searched || query.trim() === '') return group;
  const scored = group.commands
    .map((command) => ({ command, score: matchScore(query, [command.label, ...(command.keywords ?? [])]) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return { ...group, commands: scored.map(({ command }) => command) };
}
