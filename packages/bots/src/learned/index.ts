export type { Evaluator } from './evaluator.ts'
export { type Features, makeFeatures } from './features/features.ts'
export { LearnedBot, ONE_PLY, type Recorder, type Style } from './learned-bot.ts'
export { botOfLevel } from './levels.ts'
export { HEADS, Network, type NetworkShape, POINT_SCALE, shapeOf, weightParts } from './network.ts'
export type { Breadth } from './plan-search.ts'
export { LAMBDA, SampleCollector } from './training/sample-collector.ts'
export { type SampleBatch, SampleRing } from './training/samples.ts'
export { initialWeights, Trainer } from './training/trainer.ts'
export { decodeWeights, encodeWeights, WeightsError } from './weights/format.ts'
export {
  loadNetwork,
  networkWithFeatures,
  type TrainedNetwork,
  weightsName,
} from './weights/shipped.ts'
