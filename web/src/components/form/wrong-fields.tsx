import { VisuallyHidden } from '../text/visually-hidden.tsx';

interface WrongFieldsProps {
  count: number;
  /** Number of the attempt to send the form. */
  attempt: number;
}

/**
 * Says after each attempt to send a form how many of its fields are wrong, for screen readers: the focus goes
 * to the first of them, which says nothing about the others.
 */
export const WrongFields = ({ count, attempt }: WrongFieldsProps) => (
  <VisuallyHidden role="alert">
    {/* A new element with each attempt: an unchanged text would not be announced again. */}
    {count > 0 ? (
      <span key={attempt}>
        {count === 1 ? '1 field needs your attention.' : `${count} fields need your attention.`}
      </span>
    ) : null}
  </VisuallyHidden>
);
