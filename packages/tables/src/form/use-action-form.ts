import { ClubApiError } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import { useFormValues } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { unmarkedReason } from './unmarked-reason.ts';
import { type FieldErrors, type Rules, type Values, validate } from './validate.ts';

type Texts<Name extends string> = Record<Name, string>;

/** What a bound input takes. That it has to be filled in goes without saying: hardly a field of such a form need not be. */
export interface TextBinding {
  name: string;
  error: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
}

interface ActionFormOptions<Name extends string> {
  /** What each field must be; all of them are texts. */
  rules: Readonly<Record<Name, FieldRules>>;
  /** What they start with, where not with nothing. */
  initial?: Partial<Texts<Name>>;
  send: (values: Texts<Name>) => Promise<void>;
  /** Whether tries are counted, as those of a code are: what was refused is not sent again as it stands. */
  countsTries?: boolean;
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
  countsTries = false,
  onFailure,
}: ActionFormOptions<Name>): ActionForm<Name> {
  const { t } = useI18n();
  const names = Object.keys(rules) as Name[];
  const judge = (values: Values) => validate(rules as Rules, values, t);
  const fields = useFormValues(Object.fromEntries(names.map((name) => [name, initial?.[name] ?? ''])), judge);
  const form = useRef<HTMLFormElement>(null);
  const [timesShown, setTimesShown] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const values = fields.values as Texts<Name>;

  useEffect(() => {
    // By now React has put the marks on, also those that came with a late answer.
    if (timesShown > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [timesShown]);

  function show(found: FieldErrors): void {
    fields.show(found);
    setTimesShown((times) => times + 1);
  }

  function check(candidate: Texts<Name>): void {
    if (isSending || (waitUntil !== null && waitUntil > Date.now())) return;
    const found = judge(candidate);
    if (Object.keys(found).length > 0) show(found);
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
      else {
        show(error.fields);
        setFailure(unmarkedReason(error, (name) => name in rules));
      }
    } finally {
      setIsSending(false);
    }
  }

  return {
    values,
    text: (name) => ({
      name,
      error: fields.errors[name],
      value: values[name],
      onValueChange: (value) => fields.change({ [name]: value }),
    }),
    failure,
    waitUntil,
    isSending,
    submit(event) {
      event?.preventDefault();
      if (event?.currentTarget instanceof HTMLFormElement) form.current = event.currentTarget;
      if (countsTries && names.some((name) => fields.errors[name])) show(fields.errors);
      else check(values);
    },
    submitWith(changes) {
      fields.change(changes);
      check({ ...values, ...changes });
    },
    show,
  };
}
