/** Why nothing was done with one of the orders that were ticked: it is not there (any more). */
export const noSuchOrder = (slug: string): { slug: string; sentence: string } => ({
  slug,
  sentence: 'Nie ma takiego wniosku',
});
