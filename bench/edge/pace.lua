-- Lets each connection pause after each response, so that wrk asks at a rate: connections ÷ pause.
function init(arguments)
  pause = tonumber(arguments[1])
end

function delay()
  return pause
end
