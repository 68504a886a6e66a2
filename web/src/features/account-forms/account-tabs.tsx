import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from '#styled-system/jsx';
import { lazyPart } from '../../components/lazy/lazy-part.tsx';
import { PartPlace } from '../../components/lazy/part-place.tsx';

const SignInForm = lazyPart(async () => (await import('./sign-in-form.tsx')).SignInForm, { defer: true });
const RegistrationForm = lazyPart(async () => (await import('./registration-form.tsx')).RegistrationForm, {
  defer: true,
});

const tabs = [
  { name: 'Sign In', Form: SignInForm },
  { name: 'Create Account', Form: RegistrationForm },
];

const List = styled('div', {
  base: {
    display: 'flex',
    gap: 'clamp(1.5rem, 3.4vw, 3.5rem)',
    borderBottom: '1px solid {colors.rule}',
  },
});

const Trigger = styled('button', {
  base: {
    minHeight: '4rem',
    marginBottom: '-1px',
    borderBottom: '2px solid transparent',
    fontSize: 'small',
    letterSpacing: 'nav',
    color: 'fg.quiet',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    _selected: { color: 'fg', fontWeight: 'strong', borderColor: 'accent' },
  },
});

const Content = styled('div', { base: { paddingTop: '8' } });

/** Which tab a key leads to from the one at `index`, or undefined where the key means nothing here. */
const targetOf = (key: string, index: number): number | undefined => {
  if (key === 'ArrowRight') return (index + 1) % tabs.length;
  if (key === 'ArrowLeft') return (index + tabs.length - 1) % tabs.length;
  if (key === 'Home') return 0;
  if (key === 'End') return tabs.length - 1;
  return undefined;
};

/**
 * Sign in or create an account: tabs that are one stop in the tab order and follow the arrow keys. What was
 * typed in one is kept while the other is looked at. A tab answers at once; its form's code comes with the
 * first interaction.
 */
export const AccountTabs = () => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(0);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, chosen);
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
    choose(target);
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label="Account" onKeyDown={onKeyDown}>
        {tabs.map(({ name }, index) => (
          <Trigger
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
          >
            {name}
          </Trigger>
        ))}
      </List>
      {tabs.map(({ name, Form }, index) => (
        <Content
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
        >
          <PartPlace of={Form}>
            <Form />
          </PartPlace>
        </Content>
      ))}
    </div>
  );
};
