import { usualPrizeRules } from '@jeweler/core/prize-wheel';
import { ContentHead } from '../../components/content/content-head.tsx';
import { HeroCopy } from '../../components/content/hero-copy.tsx';
import { PictureHero } from '../../components/content/picture-hero.tsx';
import { SplitSection } from '../../components/content/split-section.tsx';
import { Section } from '../../components/layout/section.tsx';
import { Lead } from '../../components/text/label.tsx';
import { prizeRulesPage } from '../../content/prize-rules.ts';
import { usePageData } from '../../data/page-data-context.ts';

const { description, hero, label, heading } = prizeRulesPage;

/** The rules of the prize wheel, as staff have written them. */
export const PrizeRulesPage = () => {
  const rules = usePageData().shop.wheel?.rules ?? usualPrizeRules;
  return (
    <>
      <PictureHero picture={hero.picture}>
        <HeroCopy {...hero} />
      </PictureHero>
      <Section>
        <SplitSection label={label} heading={heading}>
          {rules.split(/\n{2,}/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text stay where they are
            <Lead key={index} css={{ whiteSpace: 'pre-line', _notFirst: { marginTop: '5' } }} dir="auto">
              {paragraph}
            </Lead>
          ))}
        </SplitSection>
      </Section>
      <ContentHead page="prizeRules" name={hero.title} description={description} picture={hero.picture} />
    </>
  );
};
