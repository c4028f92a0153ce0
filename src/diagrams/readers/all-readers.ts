import { readBearings } from './read-bearings.ts';
import { readCircle, readSector } from './read-circles.ts';
import { readCircuit, readPotentialDivider } from './read-circuits.ts';
import { readFunctionGraph, readParabola, readStraightLines, readTrigGraph } from './read-graphs.ts';
import { readCollision, readForces, readMotionGraph, readProjectile, readVectors } from './read-mechanics.ts';
import {
  readElectricField,
  readEnergyLevels,
  readGasCylinder,
  readPvGraph,
  readRayDiagram,
  readWave,
} from './read-physics.ts';
import { readCompositeArea, readSimilarShapes, readSolid } from './read-shapes.ts';
import { readBoxPlot, readScatterGraph, readTreeDiagram, readVennDiagram } from './read-statistics.ts';
import { readRightTriangle, readTriangle } from './read-triangles.ts';
import type { Reader } from './reader.ts';

/** Every reader, in the order in which they are tried: specific patterns before common words. */
export const allReaders: readonly Reader[] = [
  readPvGraph,
  readMotionGraph,
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
  readSector,
  readCircle,
  readRayDiagram,
  readTrigGraph,
  readWave,
  readVectors,
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
