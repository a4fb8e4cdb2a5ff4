import { Button, Drawer, type Tab, Tabs } from '@tatami/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import { EntityFormFrame } from './EntityFormFrame.tsx';
import type { FieldWords } from './field-words.ts';
import type { Merged } from './use-entity-form.ts';

interface FormDrawerProps {
  title: string;
  description?: string | undefined;
  form: {
    submit: (event: FormEvent) => void;
    failure: string | null;
    merged: Merged | null;
    isSaving: boolean;
  };
  /** With these a person chooses by field whose version is kept. */
  words?: FieldWords | undefined;
  submitLabel?: string | undefined;
  /** It belongs to a row of a list, which moves aside and stays in use. */
  push?: boolean | undefined;
  /** What else there is to see of it than the form. */
  others?: OtherViews | undefined;
  onClose: () => void;
  children: ReactNode;
}

const formTab = 'form';

/** The views that a drawer has beside its form. */
export interface OtherViews {
  tabs: readonly Tab[];
  /** The one that is shown; none shows the form. */
  shown: string | undefined;
  onShow: (shown: string | undefined) => void;
}

/** Edits one thing beside the list or page it belongs to. */
export function FormDrawer({
  title,
  description,
  form,
  words,
  submitLabel,
  push,
  others,
  onClose,
  children,
}: FormDrawerProps) {
  const { t } = useI18n();
  const id = useId();
  const fields = (
    <EntityFormFrame id={id} form={form} words={words}>
      {children}
    </EntityFormFrame>
  );
  return (
    <Drawer
      open
      push={push}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={
        others?.shown ? undefined : (
          <>
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button variant="primary" type="submit" form={id} loading={form.isSaving}>
              {submitLabel ?? t('form.save')}
            </Button>
          </>
        )
      }
    >
      {others ? (
        <Tabs
          label={title}
          value={others.shown ?? formTab}
          onValueChange={(shown) => others.onShow(shown === formTab ? undefined : shown)}
          tabs={[{ value: formTab, label: t('form.data'), content: fields }, ...others.tabs]}
        />
      ) : (
        fields
      )}
    </Drawer>
  );
}
