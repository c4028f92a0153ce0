const VIEWS = ['grid', 'misconceptions', 'marking'] as const;
type TeachView = (typeof VIEWS)[number];

/** The URL parameters of the assignment page: what it shows, and the columns of the grid. */
type TeachSearch = { readonly view?: TeachView; readonly by?: 'topic' };

/** Reads the parameters; unknown values are dropped. */
export function readTeachSearch({ view, by }: Record<string, unknown>): TeachSearch {
  const known = VIEWS.find((candidate) => candidate === view);
  return { ...(known && known !== 'grid' && { view: known }), ...(by === 'topic' && { by }) };
}
