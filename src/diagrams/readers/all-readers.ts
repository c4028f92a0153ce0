import { readBearings } from './read-bearings.ts';
import { readCircleParts } from './read-circle-parts.ts';
import { readCircle, readSector } from './read-circles.ts';
import { readCircuit, readPotentialDivider } from './read-circuits.ts';
import { readBarChart, readDataGraph, readPieChart } from './read-data.ts';
import { readForces } from './read-forces.ts';
import { readPvGraph } from './read-gas-graphs.ts';
import { readFunctionGraph, readParabola, readStraightLines, readTrigGraph } from './read-graphs.ts';
import { readApparatus, readBiologicalCell } from './read-laboratory.ts';
import { readPendulum, readPulley } from './read-machines.ts';
import { readMagneticField } from './read-magnetism.ts';
import { readCollision, readMotionGraph, readVectors } from './read-mechanics.ts';
import { readDispersion, readDoubleSlit, readThinLens } from './read-optics.ts';
import { readPedigree } from './read-pedigree.ts';
import {
  readElectricField,
  readEnergyLevels,
  readGasCylinder,
  readRayDiagram,
  readWave,
} from './read-physics.ts';
import { readProjectile } from './read-projectile.ts';
import { readQuadrilateral } from './read-quadrilaterals.ts';
import { readCompositeArea, readSimilarShapes, readSolid } from './read-shapes.ts';
import { readStandardGraph } from './read-standard-graphs.ts';
import { readBoxPlot, readScatterGraph, readTreeDiagram, readVennDiagram } from './read-statistics.ts';
import { readBeam, readLadder } from './read-structures.ts';
import { readRightTriangle, readTriangle } from './read-triangles.ts';
import { readVectorComponents } from './read-vector-components.ts';
import type { Reader } from './reader.ts';

/** Every reader, in the order in which they are tried: specific patterns before common words. */
export const allReaders: readonly Reader[] = [
  readPvGraph,
  readMotionGraph,
  readStandardGraph,
  readApparatus,
  readBiologicalCell,
  readThinLens,
  readDoubleSlit,
  readPulley,
  readPendulum,
  readBeam,
  readLadder,
  readPedigree,
  readMagneticField,
  readBarChart,
  readPieChart,
  readDataGraph,
  readBoxPlot,
  readScatterGraph,
  readVennDiagram,
  readTreeDiagram,
  readPotentialDivider,
  readCircuit,
  readElectricField,
  readEnergyLevels,
  readGasCylinder,
  readBearings,
  readSimilarShapes,
  readRightTriangle,
  readCircleParts,
  readSector,
  readCircle,
  readDispersion,
  readRayDiagram,
  readTrigGraph,
  readWave,
  readVectors,
  readVectorComponents,
  readQuadrilateral,
  readCollision,
  readProjectile,
  readForces,
  readSolid,
  readTriangle,
  readCompositeArea,
  readParabola,
  readFunctionGraph,
  readStraightLines,
];
