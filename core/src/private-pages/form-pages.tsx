/** @jsxRuntime automatic */
import { Fragment } from 'react';
import type { Fact } from '../submissions/index.ts';
import { type PrivatePage, renderPrivatePage } from './private-page.tsx';

/** What is said of a form that has been received, beside the words of its toast. */
export interface ReceivedDetails {
  readonly facts?: readonly Fact[];
  /** What happens next, in a sentence. */
  readonly next?: string | undefined;
  /** Path of the visitor's private page. */
  readonly visit?: string | undefined;
  /** Path of the page on which the visitor can add photos. */
  readonly photos?: string | undefined;
}

const Way = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <p>
    <a className="button line" href={href}>
      {children}
    </a>
  </p>
);

/** Shown when a form that was posted without scripts has been received, in the words of its toast. */
export const renderReceivedPage = (
  title: string,
  text: string,
  { facts = [], next, visit, photos }: ReceivedDetails,
): PrivatePage =>
  renderPrivatePage(
    title,
    <>
      <p role="status">{text}</p>
      {next && <p>{next}</p>}
      {facts.length > 0 && (
        <dl>
          {facts.map(([name, ...values]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              {values.map((value) => (
                <dd key={value} dir="auto">
                  {value}
                </dd>
              ))}
            </Fragment>
          ))}
        </dl>
      )}
      {photos && <Way href={photos}>Add photos</Way>}
      {visit && <Way href={`${visit}/appointment.ics`}>Add to your calendar</Way>}
      <p>
        <a href="/">Back to our website</a>
      </p>
    </>,
  );

/** Shown when such a form was refused; each of `messages` is a complete sentence. */
export const renderRefusedPage = (messages: readonly string[]): PrivatePage =>
  renderPrivatePage(
    'Your form wasn’t sent',
    <>
      <div role="alert">
        {messages.map((message) => (
          <p key={message} className="error">
            {message}
          </p>
        ))}
      </div>
      <p>
        Press Back in your browser to change it and send it again: what you typed is still there. You can also
        call or write to us.
      </p>
    </>,
  );
