export type InstitutionsTable = {
  id: string;
  /** JSON. */
  settings: string;
  version: number;
  updated_at: string;
};

export type InstitutionSchema = { institutions: InstitutionsTable };
