export { type Features, makeFeatures } from './features/features.ts'
export {
  HEADS,
  Network,
  type NetworkShape,
  POINT_SCALE,
  shapeOf,
  weightParts,
} from './network/network.ts'
export {
  cardsName,
  loadNetwork,
  networkWithFeatures,
  type TrainedNetwork,
  weightsName,
} from './network/shipped-weights.ts'
export { decodeWeights, encodeWeights, WeightsError } from './network/weights-format.ts'
export type { Evaluator } from './play/evaluator.ts'
export { GREEDY, LearnedBot, ONE_PLY, type Recorder, type Style } from './play/learned-bot.ts'
export { botOfLevel } from './play/levels.ts'
export type { Breadth } from './play/plan-search.ts'
export { LAMBDA, SampleCollector } from './training/sample-collector.ts'
export { type SampleBatch, SampleRing } from './training/samples.ts'
export { initialWeights, Trainer } from './training/trainer.ts'
