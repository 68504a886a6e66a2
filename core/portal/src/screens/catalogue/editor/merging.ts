import type { Texts } from './texts.ts';

/**
 * What somebody edits. `base` is the state of the record that each text was typed on, or that its author has been
 * shown beside it; `mine` is what stands in the form.
 */
export interface Edit {
  readonly base: Texts;
  readonly mine: Texts;
}

/** The names of the texts that have been changed here. */
export const changedNames = ({ base, mine }: Edit): readonly string[] =>
  Object.keys(base).filter((name) => mine[name] !== base[name]);

/** The names that somebody else has changed as well, to something else: their author has to choose. */
export const conflictNames = (edit: Edit, theirs: Texts): readonly string[] =>
  changedNames(edit).filter((name) => theirs[name] !== edit.base[name] && theirs[name] !== edit.mine[name]);

const mapNames = (
  edit: Edit,
  next: (name: string, base: string, mine: string) => readonly [base: string, mine: string],
): Edit => {
  const base: Record<string, string> = {};
  const mine: Record<string, string> = {};
  for (const [name, text] of Object.entries(edit.base))
    [base[name], mine[name]] = next(name, text, edit.mine[name] ?? '');
  return { base, mine };
};

/** The edit after the record has become `theirs`: texts that were not touched follow, the others stay. */
export const follow = (edit: Edit, theirs: Texts): Edit =>
  mapNames(edit, (name, base, mine) => {
    const their = theirs[name] ?? '';
    return mine === base || mine === their ? [their, their] : [base, mine];
  });

/** The edit after the texts in `sent` have been stored, as `stored`: what was typed meanwhile stays. */
export const afterSaving = (edit: Edit, sent: Texts, stored: Texts): Edit => {
  const acknowledged = mapNames(edit, (name, base, mine) => {
    if (sent[name] === undefined) return [base, mine];
    const now = stored[name] ?? '';
    return [now, mine === sent[name] ? now : mine];
  });
  return follow(acknowledged, stored);
};

/** The edit after its author has seen both texts: one's own is then typed on theirs. */
export const resolve = (edit: Edit, theirs: Texts, name: string, choice: 'mine' | 'theirs'): Edit =>
  mapNames(edit, (each, base, mine) => {
    const their = theirs[name] ?? '';
    return each === name ? [their, choice === 'mine' ? mine : their] : [base, mine];
  });
