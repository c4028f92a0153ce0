import { twoInstitutionsContract } from './two-institutions.contract.ts';
import { openTwoInstitutions } from './two-institutions.fixture.ts';

twoInstitutionsContract('SQLite', openTwoInstitutions);
