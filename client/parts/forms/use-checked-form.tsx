import {
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FormResult } from '../../../shared/domain/forms/form-fields.ts';
import { useMessages } from '../../state/app-context.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import { FormProblem } from '../../ui/field/field.tsx';
import { focusInSight } from '../../ui/focus-in-sight.ts';
import type { Sent } from './post-form.ts';
import { useRecaptcha } from '../recaptcha/use-recaptcha.tsx';

interface CheckedFormOptions<Form, Field extends string> {
  /** What the form is for, as reCAPTCHA is told. */
  readonly action: 'ticket' | 'chat';
  readonly validate: (values: unknown) => FormResult<Form, Field>;
  /** `recaptchaToken`: undefined where no site key is set. Never rejects. */
  readonly send: (form: Form, recaptchaToken: string | undefined) => Promise<Sent>;
}

interface CheckedForm<Field extends string> {
  /** Props of the `<form>`. */
  readonly props: Pick<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit' | 'onChange' | 'onFocus'>;
  /** Props of a field: its id, its name and what is wrong with it. */
  readonly field: (name: Field) => {
    readonly id: string;
    readonly name: Field;
    readonly error: string | null;
  };
  readonly isSending: boolean;
  /**
   * Props of the button that sends. It is off until the script that sends is there, and with it Enter in a field. While the form
   * is on its way it is so for readers alone: with `disabled` it would lose the focus (WCAG 2.4.3), and a press sends nothing.
   */
  readonly button: Pick<ComponentProps<'button'>, 'type' | 'disabled' | 'aria-disabled'>;
  /** Stands before the button: reCAPTCHA's widget, and what went wrong with it. */
  readonly beforeButton: ReactNode;
}

/**
 * A form that is validated as the edge validates it, and guarded by reCAPTCHA where a site key is set (§5). The first wrong
 * field gets the focus, and its error is read with it. What was typed stays until it is sent: the form itself is to have
 * `method="dialog"`, with which a browser sends nothing where its script is not there (yet).
 */
export function useCheckedForm<Form, Field extends string>({
  action,
  validate,
  send,
}: CheckedFormOptions<Form, Field>): CheckedForm<Field> {
  const { content, errors: words } = useMessages();
  const recaptcha = useRecaptcha(action);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const tries = useRef(0);
  const canSend = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors<Field> | null>(null);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    // The button stays in use while a challenge is on show, which may be left open: the newest press counts.
    tries.current += 1;
    const current = tries.current;
    const result = validate(Object.fromEntries(new FormData(event.currentTarget)));
    // The press is painted first: what it brings about is as much work as three frames of a phone.
    await new Promise<void>((resolve) => void afterPaint(resolve));
    if (tries.current !== current) return;
    // Together: the field that gets the focus is read with what is wrong with it.
    flushSync(() => {
      setErrors(result.ok ? null : result.errors);
      setProblem(null);
    });
    if (!result.ok) {
      const [first] = Object.keys(result.errors);
      focusInSight(form.current?.querySelector<HTMLElement>(`[name="${first}"]`));
      return;
    }
    const outcome = await tokenOrProblem(recaptcha.token(), words.recaptchaNotLoaded);
    if (tries.current !== current) return;
    if ('problem' in outcome) {
      setProblem(outcome.problem);
      return;
    }
    // At once: a press that waits already sends nothing.
    flushSync(() => setSending(true));
    const sent = await send(result.form, outcome.token);
    setSending(false);
    if (sent === 'done') return;
    recaptcha.reset();
    if (sent !== 'failed') setProblem(words[PROBLEMS[sent]]);
  };

  /** What is right now is complained of no longer; of what is wrong since, nothing is said before it is sent again. */
  const onChange = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    if (errors === null) return;
    const result = validate(Object.fromEntries(new FormData(currentTarget)));
    const wrong = Object.entries(result.ok ? {} : result.errors);
    // Some of what the form's own validation has named.
    setErrors(
      Object.fromEntries(wrong.filter(([name]) => Object.hasOwn(errors, name))) as FieldErrors<Field>,
    );
  };

  return {
    props: { ref: form, noValidate: true, onSubmit, onChange, onFocus: recaptcha.prepare },
    field(name) {
      const key = errors?.[name];
      return { id: `${id}-${name}`, name, error: key === undefined ? null : content[key] };
    },
    isSending,
    button: { type: 'submit', disabled: !canSend, 'aria-disabled': isSending },
    beforeButton: (
      <>
        {recaptcha.place}
        <FormProblem text={problem} />
      </>
    ),
  };
}

/** What is said of a form that has not got to who reads it; of one that they did not take nothing is (§8). */
const PROBLEMS = {
  refused: 'recaptchaFailed',
  offline: 'notSent',
  unanswered: 'perhapsNotSent',
  'too-many': 'tooManyMessages',
} as const;

const never = () => () => {};

async function tokenOrProblem(
  asked: Promise<string | undefined>,
  otherwise: string,
): Promise<{ readonly token: string | undefined } | { readonly problem: string }> {
  try {
    return { token: await asked };
  } catch (error) {
    console.warn('reCAPTCHA', error);
    const isInWords = error instanceof Error && error.name === 'RecaptchaError';
    return { problem: isInWords ? error.message : otherwise };
  }
}
