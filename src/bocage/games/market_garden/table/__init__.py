"""What people see: the map, the counters, panels, overlays, forecasts, the guided start."""
