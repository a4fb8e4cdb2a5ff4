'use client';

import { type ReactNode, useId } from 'react';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type Tab, Tabs } from '../Tabs/Tabs.tsx';
import * as styles from './FormDrawer.css.ts';

/** What there is to see of the thing beside its form. */
export interface FormDrawerViews {
  /** Each a tab of its own. */
  tabs: readonly Tab[];
  /** What the tab of the form is called. */
  formLabel: string;
  /** The one that is shown; none shows the form. */
  shown: string | undefined;
  /** Asks the caller to show another one. */
  onShow: (shown: string | undefined) => void;
}

export interface FormDrawerProps {
  /** What is edited, or what to do. */
  title: string;
  /** One more line under the title. */
  description?: string | undefined;
  /** Draws the form, which bears this id: the button at the foot submits it. */
  children: (id: string) => ReactNode;
  /** What that button says. Without it nothing is submitted: the fields are there to be read. */
  submitLabel?: string | undefined;
  /** What saving would make of it; it stays in sight above the buttons. */
  preview?: ReactNode | undefined;
  /** Whether it is being saved. */
  saving?: boolean | undefined;
  /** Whether it belongs to a row of a list, which moves aside and stays in use. */
  push?: boolean | undefined;
  /** What else there is to see of it. */
  views?: FormDrawerViews | undefined;
  /** Asks the caller to close it. */
  onClose: () => void;
}

const formTab = 'form';

/** Edits one thing beside the list or the page that it belongs to. */
export function FormDrawer({
  title,
  description,
  children,
  submitLabel,
  preview,
  saving,
  push,
  views,
  onClose,
}: FormDrawerProps): ReactNode {
  const labels = useLabels();
  const id = useId();
  const content = <Stack space={16}>{children(id)}</Stack>;
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      {...{ title, description, push }}
      actions={
        views?.shown || submitLabel === undefined ? undefined : (
          <>
            {preview && <div className={styles.preview}>{preview}</div>}
            <Button onClick={onClose}>{labels.cancel}</Button>
            <Button variant="primary" type="submit" form={id} loading={saving}>
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      {views ? (
        <Tabs
          label={title}
          value={views.shown ?? formTab}
          onValueChange={(shown) => views.onShow(shown === formTab ? undefined : shown)}
          tabs={[{ value: formTab, label: views.formLabel, content }, ...views.tabs]}
        />
      ) : (
        content
      )}
    </Drawer>
  );
}
