-- Lets each connection pause after each response, so that wrk asks at a rate: connections ÷ pause. The pauses are those of
-- visitors who know nothing of each other: with equal ones, all connections would ask in the same moment for ever.
function init(arguments)
  mean = tonumber(arguments[1])
end

function delay()
  return math.floor(-math.log(1 - math.random()) * mean + 0.5)
end
