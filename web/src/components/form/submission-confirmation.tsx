import type { SubmissionAnswer } from '@jeweler/core/schemas';
import type { Fact } from '@jeweler/core/submissions';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { styled } from '#styled-system/jsx';
import { TextAnchor } from '../actions/text-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { Heading } from '../text/heading.tsx';

/** Shown with a form once a submission was received; the toast has the text of SPEC section 8. */
export interface Confirmation {
  readonly title: string;
  /** What was sent, for the visitor to check: 'Reply to', an address, a number. */
  readonly facts: readonly Fact[];
  readonly next: string;
  /** Path of the visitor's private page, which has the appointment for a calendar. */
  readonly visit?: string | undefined;
  /** Path of the private page on which the visitor can add photos. */
  readonly photos?: string | undefined;
}

/** A text of the server's answer, of which SPEC section 7 promises none. */
export const answeredText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** By what the visitor and the shop can name what was sent. */
export const referenceFact = ({ reference }: SubmissionAnswer): readonly Fact[] => {
  const text = answeredText(reference);
  return text ? [['Reference', text]] : [];
};

const Frame = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    paddingBlock: '6',
    borderBlock: '1px solid {colors.ornament}',
    animation: 'rise {durations.calm} {easings.out}',
  },
});

const DefinitionList = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '5',
    rowGap: '2',
    marginTop: '4',
    fontSize: 'nav',
    lineHeight: '1.5',
  },
});

/** Three lines are enough to identify a long message. */
const Value = styled('dd', { base: { gridColumn: '2', lineClamp: '3', overflowWrap: 'anywhere' } });

interface SubmissionConfirmationProps {
  confirmation: Confirmation;
  /** Moves the focus to the title: the submit button is no longer the right place for it. */
  takesFocus?: boolean;
}

/** Says what was received, above the form, which is empty again (SPEC section 8). */
export const SubmissionConfirmation = ({
  confirmation: { title, facts, next, visit, photos },
  takesFocus = false,
}: SubmissionConfirmationProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    // At once, before anything is drawn: the confirmation comes above what was just pressed.
    heading.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [takesFocus]);
  return (
    <Frame>
      <Icon name="check" css={{ color: 'accent', marginTop: '1' }} />
      <div>
        <Heading
          ref={heading}
          as="h3"
          size="h4"
          tabIndex={-1}
          // Far enough from the edges for the header and for the toast that comes with it.
          css={{
            scrollMarginTop: '24',
            scrollMarginBottom: '24rem',
            _focusVisible: { outlineStyle: 'none' },
          }}
        >
          {title}
        </Heading>
        <DefinitionList>
          {facts.map(([name, ...values]) => (
            <Fragment key={name}>
              <styled.dt css={{ color: 'fg.quiet' }}>{name}</styled.dt>
              {values.map((value) => (
                // What a visitor has typed may run from right to left.
                <Value key={value} dir="auto">
                  {value}
                </Value>
              ))}
            </Fragment>
          ))}
        </DefinitionList>
        <styled.p css={{ textStyle: 'small', color: 'fg.quiet', marginTop: '4' }}>{next}</styled.p>
        {photos ? (
          <TextAnchor href={photos} size="target" css={{ marginTop: '2', marginRight: '8' }}>
            <Icon name="plus" />
            Add photos
          </TextAnchor>
        ) : null}
        {visit ? (
          <TextAnchor href={`${visit}/appointment.ics`} size="target" css={{ marginTop: '2' }}>
            <Icon name="calendar" />
            Add to calendar
          </TextAnchor>
        ) : null}
      </div>
    </Frame>
  );
};
