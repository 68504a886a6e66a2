import { Card, chakra, Skeleton } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../ui/index.ts';
import { Button } from './button.tsx';
import { flowStyle } from './layout.ts';

/** Chakra's card as a section of the screen. */
export const Panel = (props: ComponentProps<typeof Card.Root>) => <Card.Root as="section" {...props} />;

/** In place of what is being loaded; `children` says what, to those who do not see it. */
export const LoadingPanel = ({ height, children }: { height: string; children: string }) => (
  <Panel padding="5">
    <VisuallyHidden role="status">{children}</VisuallyHidden>
    <Skeleton height={height} />
  </Panel>
);

interface ListPanelProps extends ComponentProps<typeof Card.Root> {
  /** Narrow windows show something else in its place. */
  isHidden: boolean;
}

/** A list as high as a wide window, in which it stays while a long record beside it is scrolled. */
export const ListPanel = ({ isHidden, ...rest }: ListPanelProps) => (
  <Panel
    display={{ base: isHidden ? 'none' : 'flex', xl: 'flex' }}
    flexDirection="column"
    // Below the header, with the margins of the screen.
    height={{ lg: 'max(32rem, calc(100dvh - 6.75rem))' }}
    position={{ xl: 'sticky' }}
    top="calc(var(--nav-height) + 1.5rem)"
    _print={{ display: isHidden ? 'none' : 'block', height: 'auto' }}
    {...rest}
  />
);

/** The header of a panel: its heading, with related content at the end of the line. */
export const PanelHead = (props: ComponentProps<typeof Card.Header>) => (
  <Card.Header as="header" {...props} />
);

export const PanelTitle = (props: ComponentProps<typeof Card.Title>) => <Card.Title as="h2" {...props} />;

interface TitledPanelProps extends Omit<ComponentProps<typeof Card.Root>, 'title'> {
  title: string;
  /** At the end of the title's line. */
  beside?: ReactNode;
}

/** A panel that is called as its heading says. */
export const TitledPanel = ({ title, beside, children, ...rest }: TitledPanelProps) => {
  const id = useId();
  return (
    <Panel aria-labelledby={id} {...rest}>
      <PanelHead>
        <PanelTitle id={id}>{title}</PanelTitle>
        {beside}
      </PanelHead>
      {children}
    </Panel>
  );
};

/** Text of a panel that has nothing to list. */
export const EmptyLine = chakra('p', {
  base: { px: 'panel', py: '4', color: 'admin.quiet' },
});

/** Things side by side, across a panel. */
const row = { ...flowStyle, alignItems: 'center', px: 'panel', py: '3' } as const;

/** A list in a panel: in each line what it is, and its buttons behind. */
export const PanelList = chakra('ul', {
  base: {
    '& > li': { ...row, overflowWrap: 'anywhere' },
    '& > li + li': { borderTop: 'rule' },
  },
});

/** A row of controls in the library's panel. */
export const ToolRow = chakra('div', { base: { ...row, borderTop: 'rule' } });

interface ShowOlderProps {
  query: {
    readonly hasNextPage: boolean;
    readonly isFetching: boolean;
    readonly fetchNextPage: () => void;
  };
  label?: string;
}

/** The button below a list that is sorted newest first. */
export const ShowOlder = ({ query, label = 'Show older ones' }: ShowOlderProps) =>
  query.hasNextPage ? (
    <ToolRow py="4">
      <Button aria-disabled={query.isFetching} onClick={query.fetchNextPage}>
        {label}
      </Button>
    </ToolRow>
  ) : null;
