const ID = 'speculation-rules';

/** Documents that a visitor points at are fetched ahead, but none that is private, staff's, or no page. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin*', '/visit/*', '/media/*', '/images/*'] } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** For as long as links load whole documents: until the page is hydrated. */
export const SpeculationRules = () => (
  <script
    id={ID}
    type="speculationrules"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape what is no HTML
    dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
  />
);

/** From now on links are followed without documents. */
export const endSpeculation = (): void => document.getElementById(ID)?.remove();
