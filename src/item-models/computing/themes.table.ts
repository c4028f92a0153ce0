/** The topic of a small database table: its fields and their possible values. */
export type Theme = {
  /** Name of the database table. */
  readonly table: string;
  /** The field that identifies a row. */
  readonly key: { readonly field: string; readonly values: readonly string[] };
  /** The field by which rows are grouped. */
  readonly group: { readonly field: string; readonly values: readonly string[] };
  /** The number field of the conditions and the sort order. */
  readonly amount: {
    readonly field: string;
    readonly from: number;
    readonly to: number;
    readonly step: number;
  };
  /** A second number field, which the questions do not use. */
  readonly extraNumber: {
    readonly field: string;
    readonly from: number;
    readonly to: number;
    readonly step: number;
  };
};

export const THEMES: readonly Theme[] = [
  {
    table: 'Film',
    key: {
      field: 'title',
      values: [
        'Aurora',
        'Blizzard',
        'Comet',
        'Driftwood',
        'Eclipse',
        'Firefly',
        'Gravity',
        'Harbour',
        'Icefall',
        'Juniper',
      ],
    },
    group: { field: 'genre', values: ['Comedy', 'Drama', 'Horror', 'Musical'] },
    amount: { field: 'minutes', from: 85, to: 175, step: 5 },
    extraNumber: { field: 'year', from: 1995, to: 2025, step: 1 },
  },
  {
    table: 'Pupil',
    key: {
      field: 'surname',
      values: [
        'Allan',
        'Brown',
        'Chalmers',
        'Douglas',
        'Ewing',
        'Fraser',
        'Grant',
        'Henderson',
        'Ibrahim',
        'Jamieson',
      ],
    },
    group: { field: 'house', values: ['Bruce', 'Wallace', 'Burns', 'Scott'] },
    amount: { field: 'score', from: 20, to: 98, step: 1 },
    extraNumber: { field: 'absences', from: 0, to: 18, step: 1 },
  },
  {
    table: 'Product',
    key: {
      field: 'item',
      values: [
        'Anorak',
        'Backpack',
        'Compass',
        'Dry bag',
        'Fleece',
        'Gloves',
        'Hat',
        'Kettle',
        'Lantern',
        'Map',
      ],
    },
    group: { field: 'supplier', values: ['Alpine', 'Borders', 'Clyde', 'Deeside'] },
    amount: { field: 'price', from: 5, to: 120, step: 5 },
    extraNumber: { field: 'stock', from: 0, to: 60, step: 2 },
  },
  {
    table: 'Hotel',
    key: {
      field: 'hotelName',
      values: [
        'Ardview',
        'Bayside',
        'Castle',
        'Dunes',
        'Edgewater',
        'Foxglove',
        'Glenburn',
        'Highland',
        'Ivy House',
        'Kingsway',
      ],
    },
    group: { field: 'resort', values: ['Oban', 'Aviemore', 'Portree', 'Nairn'] },
    amount: { field: 'pricePerNight', from: 45, to: 190, step: 5 },
    extraNumber: { field: 'rooms', from: 6, to: 90, step: 2 },
  },
  {
    table: 'Game',
    key: {
      field: 'gameTitle',
      values: [
        'Asteroid',
        'Bandit',
        'Castle Run',
        'Dungeon',
        'Empire',
        'Frostbite',
        'Galaxy',
        'Hexagon',
        'Islander',
        'Jetpack',
      ],
    },
    group: { field: 'platform', values: ['Console', 'PC', 'Phone', 'Tablet'] },
    amount: { field: 'players', from: 100, to: 980, step: 20 },
    extraNumber: { field: 'rating', from: 10, to: 99, step: 1 },
  },
  {
    table: 'Walk',
    key: {
      field: 'walkName',
      values: [
        'Braeside',
        'Coastal',
        'Deer Park',
        'Forest Loop',
        'Glen Path',
        'Hilltop',
        'Lochside',
        'Moorland',
        'Old Railway',
        'Quarry',
      ],
    },
    group: { field: 'grade', values: ['Easy', 'Moderate', 'Hard', 'Strenuous'] },
    amount: { field: 'metres', from: 1200, to: 9600, step: 200 },
    extraNumber: { field: 'climb', from: 20, to: 640, step: 20 },
  },
];
