import { ClubApiError } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import { type FormEvent, useState } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import { type TextBinding, useFields } from './use-fields.ts';
import { type FieldErrors, type Rules, validate } from './validate.ts';

type Texts<Name extends string> = Record<Name, string>;

interface ActionFormOptions<Name extends string> {
  /** What each field must be; all of them are texts. */
  rules: Readonly<Record<Name, FieldRules>>;
  /** What they start with, where not with nothing. */
  initial?: Partial<Texts<Name>>;
  send: (values: Texts<Name>) => Promise<void>;
  /** Deals with a failure that is more than a message. @returns whether it did */
  onFailure?: (error: ClubApiError, values: Texts<Name>) => boolean;
}

export interface ActionForm<Name extends string> {
  values: Texts<Name>;
  text: (name: Name) => TextBinding;
  /** What was wrong with the whole, in the server's words. */
  failure: string | null;
  /** When another try is allowed, after too many. */
  waitUntil: number | null;
  isSending: boolean;
  submit: (event?: FormEvent) => void;
  /** Fills in and sends at once. */
  submitWith: (changes: Partial<Texts<Name>>) => void;
  /** Marks fields with what was found out after sending. */
  show: (errors: FieldErrors) => void;
}

/** A form whose texts are sent to be acted on, not kept: a sign-in, a password, a code. */
export function useActionForm<Name extends string>({
  rules,
  initial,
  send,
  onFailure,
}: ActionFormOptions<Name>): ActionForm<Name> {
  const { t } = useI18n();
  const names = Object.keys(rules) as Name[];
  const fields = useFields(
    rules as Rules,
    Object.fromEntries(names.map((name) => [name, initial?.[name] ?? ''])),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const values = fields.values as Texts<Name>;

  function check(candidate: Texts<Name>): void {
    if (isSending || (waitUntil !== null && waitUntil > Date.now())) return;
    const found = validate(rules as Rules, candidate, t);
    if (Object.keys(found).length > 0) fields.show(found);
    else void act(candidate);
  }

  async function act(candidate: Texts<Name>): Promise<void> {
    setIsSending(true);
    setFailure(null);
    setWaitUntil(null);
    try {
      await send(candidate);
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      if (onFailure?.(error, candidate)) return;
      if (error.code === 'too-many-tries' && error.retryAfter)
        setWaitUntil(Date.now() + error.retryAfter * 1000);
      else if (Object.keys(error.fields).some((name) => name in rules)) fields.show(error.fields);
      else setFailure(error.detail);
    } finally {
      setIsSending(false);
    }
  }

  return {
    values,
    text: fields.text,
    failure,
    waitUntil,
    isSending,
    submit(event) {
      fields.take(event);
      check(values);
    },
    submitWith(changes) {
      fields.change(changes);
      check({ ...values, ...changes });
    },
    show: fields.show,
  };
}
