import { chakra } from '@chakra-ui/react';
import type { MarkedToken, Token } from 'marked';
import { createElement, type ReactNode } from 'react';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { linkTarget, pictureAddress } from './handbook.ts';

/** Around the text of a page. */
export const Prose = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    maxWidth: '44rem',
    lineHeight: '1.6',
    overflowWrap: 'break-word',
    '& h2': { textStyle: 'h4', marginTop: '3' },
    '& strong': { fontWeight: 'strong' },
    '& ol, & ul': { display: 'grid', gap: '2', paddingInlineStart: '6' },
    '& ol': { listStyle: 'decimal' },
    '& ul': { listStyle: 'disc' },
    '& kbd': {
      px: '1',
      border: 'rule',
      borderRadius: 'admin',
      bg: 'admin.sunken',
      fontFamily: 'inherit',
      whiteSpace: 'nowrap',
    },
    '& img': {
      width: 'full',
      border: 'rule',
      borderRadius: 'admin',
    },
  },
});

/** What a token of Markdown is in HTML; links, lists and pictures have more than a name. */
const elements: Readonly<Record<string, string>> = {
  heading: 'h2',
  paragraph: 'p',
  list_item: 'li',
  strong: 'strong',
  em: 'em',
};

const toElement = (token: MarkedToken, key: number): ReactNode => {
  switch (token.type) {
    case 'link':
      return (
        <TextLink key={key} to={linkTarget(token.href)}>
          {toElements(token.tokens)}
        </TextLink>
      );
    case 'image':
      // All have the size that scripts/handbook-pictures.mjs gives them.
      return <img key={key} src={pictureAddress(token.href)} alt={token.text} width={800} height={500} />;
    case 'list':
      return createElement(token.ordered ? 'ol' : 'ul', { key }, toElements(token.items));
    case 'codespan':
      return <kbd key={key}>{token.text}</kbd>;
    case 'text':
      return token.tokens ? toElements(token.tokens) : token.text;
    default: {
      const element = elements[token.type];
      return element && 'tokens' in token ? createElement(element, { key }, toElements(token.tokens)) : null;
    }
  }
};

/** Elements of a text; its links lead to other pages and screens without loading anew. */
export const toElements = (tokens: readonly Token[] = []): ReactNode[] =>
  // The handbook has no extensions of Markdown, whose tokens could be of any type.
  tokens.map((token, index) => toElement(token as MarkedToken, index));
